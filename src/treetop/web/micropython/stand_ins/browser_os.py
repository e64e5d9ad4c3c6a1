environ = {}
