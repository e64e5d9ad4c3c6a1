def rule(function):
    return function


entry = rule
