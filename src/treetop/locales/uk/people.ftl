# Інші й ви самі: обліковий запис, друзі, пошук суперника, зіграні партії.

people-account = Обліковий запис
people-login-title = Вхід
people-login-about = Партії з цього пристрою залишаться з вами.
people-register-title = Новий обліковий запис
people-register-about = З іменем і паролем ви знайдете свої партії на будь-якому пристрої. Зіграні досі залишаться з вами.
people-register = Створити
people-to-login = У мене вже є обліковий запис
people-to-register = Я тут уперше
people-name = Ім’я
people-password = Пароль
people-password-old = Старий пароль
people-password-new = Новий пароль (щонайменше 8 символів)
people-change-password = Змінити пароль
people-change-password-about = Тут ви залишитеся в системі, а на інших пристроях доведеться увійти знову.
people-password-changed = Пароль змінено.
people-logged-in = Ви увійшли як { $name }.
people-welcome = Вітаємо, { $name }!
people-logout = Вийти
people-logout-everywhere = Вийти на всіх пристроях
people-export = Завантажити всі свої дані
people-delete = Видалити обліковий запис
people-delete-guest = Видалити свої дані
people-delete-about = Ваше ім’я, рейтинги й усе, що ви написали, буде видалено. Партії з іншими залишаться, але без вашого імені. Незакінчені партії буде програно. Повернути це неможливо.
people-delete-now = Видалити все
people-keep = Залишити
people-deleted = Усе видалено. Бувайте здорові!
