def rule(function):
    return function


entry = helper = rule
