// Adds a Run button to each curl example. Loads the sandbox at the first press.
import type { ExampleReply } from './run-example';

export function start(): void {
  const parts = document.querySelector<HTMLElement>('[data-client="RunExamples"]');
  const status = parts?.querySelector<HTMLElement>('[role="status"]');
  const pattern = parts?.querySelector('button');
  const replyTemplate = parts?.querySelector('template')?.content.firstElementChild;
  if (!status || !pattern || !replyTemplate) return;

  const { running = '', answered = '', failed = '' } = status.dataset;
  for (const figure of document.querySelectorAll<HTMLElement>('.code-block')) {
    const code = figure.querySelector('code')?.textContent ?? '';
    if (!/^\s*curl\s/m.test(code)) continue;
    const button = pattern.cloneNode(true) as HTMLButtonElement;
    button.hidden = false;
    let output: HTMLElement | undefined;
    button.addEventListener('click', async () => {
      if (button.ariaBusy === 'true') return;
      button.ariaBusy = 'true';
      status.textContent = running;
      try {
        const { runExample } = await import('./run-example');
        const result = await runExample(code);
        output ??= figure.appendChild(replyTemplate.cloneNode(true) as HTMLElement);
        fill(output, result);
        output.scrollIntoView({ block: 'nearest' });
        status.textContent = answered.replace('{status}', String(result.status));
      } catch {
        status.textContent = failed;
      }
      button.ariaBusy = null;
    });
    figure.querySelector('figcaption [data-copy]')?.before(button);
  }
}

function fill(output: HTMLElement, { status, headers, body }: ExampleReply): void {
  const find = (name: string) => output.querySelector<HTMLElement>(`[${name}]`);
  const number = find('data-run-status');
  if (number) {
    number.textContent = String(status);
    number.toggleAttribute('data-refused', status >= 400);
  }
  find('data-run-headers')?.replaceChildren(
    ...headers.map(([name, value]) => {
      const pair = document.createElement('div');
      const [term, text] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = `${name}:`;
      text.textContent = value;
      pair.append(term, text);
      return pair;
    }),
  );
  const code = find('data-run-body');
  if (code) code.textContent = body;
}
