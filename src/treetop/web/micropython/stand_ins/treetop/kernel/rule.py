def rule(function):
    return function


entry = brief_entry = helper = rule
