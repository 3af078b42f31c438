// On a host that ignores the query, /contact?subject=demo goes to /contact/demo before the first paint. The server serves that
// page at once.
{
  const query = new URLSearchParams(location.search);
  const position = query.get('position');
  const path = `/contact/${position ? `apply/${position}` : query.get('subject')}`;
  if (document.currentScript.dataset.purposes.split(' ').includes(path))
    location.replace(path + location.search);
}
