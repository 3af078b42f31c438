// Every app for a school here needs this on its first day: the network’s state, the date, and money written properly.
const byId = (id) => document.getElementById(id);

function showNetwork() {
  byId('network').textContent = navigator.onLine
    ? 'There is a connection.'
    : 'None. You are reading a kept copy.';
}

const day = new Intl.DateTimeFormat('en-UG', { dateStyle: 'long', timeZone: 'Africa/Kampala' });
const shillings = new Intl.NumberFormat('en-UG', {
  style: 'currency',
  currency: 'UGX',
  // “UGX 1,250,000”: left to itself it says “USh”.
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
});

byId('today').textContent = day.format(new Date());
byId('amount').textContent = shillings.format(1250000);
showNetwork();
addEventListener('online', showNetwork);
addEventListener('offline', showNetwork);
