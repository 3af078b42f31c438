// Copy buttons. Loads at the first press of one (shell/part-scripts.ts).
//
//   <div data-copy-from>
//     <code>the text</code>  (or data-copy-text)  selected if the browser refuses to copy
//     <button type="button" data-copy="the text">Copy</button>  shows the result for two seconds
//   </div>
//
// An empty data-copy copies the text on the page.
import { scriptWords } from '~/components/script-words';

const COPIED_MS = 2000;

export function start(): void {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const shown = button.closest('[data-copy-from]')?.querySelector('code, [data-copy-text]');
    // The name that screen readers hear also says which text.
    const label = button.textContent;
    const name = button.getAttribute('aria-label');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (words: string) => {
      button.textContent = words;
      button.removeAttribute('aria-label');
      // Some screen readers do not announce a changed button text.
      status.textContent = words;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = label;
        if (name) button.setAttribute('aria-label', name);
        status.textContent = '';
      }, COPIED_MS);
    };

    button.addEventListener('click', async () => {
      if (await written(button.dataset.copy || (shown?.textContent ?? ''))) {
        say(scriptWords.copying.copied);
      } else if (shown) {
        // The clipboard needs https or localhost.
        getSelection()?.selectAllChildren(shown);
        say(scriptWords.copying.selected);
      } else {
        say(scriptWords.copying.failed);
      }
    });
  }
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
