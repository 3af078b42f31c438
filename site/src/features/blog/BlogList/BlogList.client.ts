// Load more: appends the articles of the next page. The address counts the pages, so that a reload shows the same list.
import { fillValues } from '~/lib/format-text';

const ADDED = 'more';

export function start(): void {
  const part = document.querySelector('[data-client=BlogList]');
  const [status, list, more] = (part?.children ?? []) as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLAnchorElement?,
  ];
  if (!more) return;
  const { loading = '', failed = '' } = more.dataset;
  let added = 0;

  async function append(link: HTMLAnchorElement): Promise<void> {
    status.textContent = loading;
    try {
      const next = (await readPage(link.href)).querySelector('[data-client=BlogList]');
      const following = next?.querySelector<HTMLAnchorElement>('a[rel=next]');
      list.append(...(next?.querySelectorAll('li') ?? []));
      status.textContent = fillValues(status.dataset.range ?? '', {
        last: Number(status.dataset.first) + list.children.length - 1,
      });
      added += 1;
      if (following) link.href = following.href;
      else link.remove();
    } catch {
      status.textContent = failed;
    }
  }

  async function loadMore(link: HTMLAnchorElement): Promise<void> {
    const { length } = list.children;
    await append(link);
    if (list.children.length === length) return;
    const address = new URL(location.href);
    address.searchParams.set(ADDED, String(added));
    history.replaceState(history.state, '', address);
    list.children[length]?.querySelector('a')?.focus();
  }

  // As a button, it is pressed by the space bar too.
  more.setAttribute('role', 'button');
  more.addEventListener('click', (event) => {
    // Modified clicks open a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void loadMore(more);
  });
  more.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    more.click();
  });

  void (async () => {
    const wanted = Number(new URLSearchParams(location.search).get(ADDED));
    while (added < wanted && more.isConnected) {
      const before = added;
      await append(more);
      if (added === before) return;
    }
  })();
}

/** The browser reads the page as a document, whose scripts do not run. */
function readPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`${address}: ${status}`));
    };
    request.onerror = () => reject(new Error(`${address} is not reached.`));
    request.open('GET', address);
    request.send();
  });
}
