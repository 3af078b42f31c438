// Runs behind the planner before the first paint. A number of learners in the address replaces the example's, whose prices
// stay hidden until the script has computed the right ones. If it does not come, the example returns.
{
  const asked = new URLSearchParams(location.search).get('learners');
  const box = document.querySelector('[data-ask=learners]');
  const { dataset } = box.closest('[data-school-price]');
  if (/^[1-9]\d{0,5}$/.test(asked)) {
    box.value = asked;
    for (const preset of document.querySelectorAll('[data-preset]'))
      preset.setAttribute('aria-pressed', String(preset.dataset.preset === asked));
    dataset.pending = '';
    setTimeout(() => {
      if ('pending' in dataset) box.value = box.defaultValue;
      delete dataset.pending;
    }, 10000);
  }
}
