// Reserves space for the results of a query in the address, so that the page does not shift.
if (/[?&]q=./.test(location.search)) document.currentScript.parentElement.dataset.waits = '';
