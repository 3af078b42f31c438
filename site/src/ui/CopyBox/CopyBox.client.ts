// Buttons that copy a text. For pages that have some; the shell does not carry it.
//
//   <div data-copy-from>
//     <code>the text</code>  (or data-copy-text)  selected where the browser refuses to copy
//     <button type="button" data-copy="the text" hidden>Copy</button>  says so for two seconds
//   </div>
//
// An empty data-copy stands for the text shown.
import { copying } from '~/ui/script-words';

const COPIED_MS = 2000;

export function start(): void {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const shown = button.closest('[data-copy-from]')?.querySelector('code, [data-copy-text]');
    // The clipboard is there on https and on localhost only; a text that stands on the page can still be selected.
    if (!navigator.clipboard && !shown) continue;

    // What is copied may be named behind it, for those who hear it.
    const shownWords = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? button;
    const label = shownWords.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (words: string) => {
      shownWords.textContent = words;
      // The button's own words change without being read out everywhere.
      status.textContent = words;
      clearTimeout(timer);
      timer = setTimeout(() => {
        shownWords.textContent = label;
        status.textContent = '';
      }, COPIED_MS);
    };

    button.hidden = false;
    button.addEventListener('click', async () => {
      if (await written(button.dataset.copy || (shown?.textContent ?? ''))) {
        say(copying.copied);
      } else if (shown) {
        getSelection()?.selectAllChildren(shown);
        say(copying.selected);
      } else {
        say(copying.failed);
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
