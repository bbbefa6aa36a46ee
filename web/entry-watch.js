// Part of the page itself: when the program does not come, nothing else is there to say so.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || document.querySelector('#root > *')) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayMissing);
    else sayMissing();
  },
  true,
);

function sayMissing() {
  const place = document.querySelector('#entry-missing');
  const own = [storedLanguage(), ...navigator.languages, 'en'].map((tag) => tag?.slice(0, 2));
  const words = own.map((language) => place.querySelector(`[lang="${language}"]`)).find(Boolean);
  words.querySelector('button').addEventListener('click', () => location.reload());
  words.hidden = false;
  place.hidden = false;
}

function storedLanguage() {
  try {
    return localStorage.getItem('lang');
  } catch {
    return null;
  }
}
