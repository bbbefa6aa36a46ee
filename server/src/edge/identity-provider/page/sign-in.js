// Only an addition: the form works without it.
const show = document.getElementById('show');
const password = document.getElementById('password');
show.hidden = false;
show.addEventListener('click', () => {
  const isShown = password.type === 'password';
  password.type = isShown ? 'text' : 'password';
  show.setAttribute('aria-pressed', String(isShown));
  password.focus();
});
