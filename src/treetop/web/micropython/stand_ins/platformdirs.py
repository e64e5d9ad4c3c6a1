def user_data_dir(name):
    return ""
