"""News for those who are away: "your turn" by Web Push and e-mail, and ways back into an account."""
