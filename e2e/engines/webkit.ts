// Debian's WebKit: GTK's MiniBrowser in a hidden window, through WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { findProgram } from '../../desk/src/deploy/find-program.ts';
import { freePort } from '../../desk/src/free-port.ts';
import type { Engine, View } from './engine.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const driver = findProgram('WebKitWebDriver');
const screen = findProgram('Xvfb');
const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

export const webkitProgram = driver && screen && browser;

export async function startWebKit(base: string): Promise<Engine> {
  if (!driver || !screen || !browser)
    throw new Error('There is no WebKit driver, no browser or no Xvfb on this machine.');
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const send = createSender(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await patiently(
    () =>
      send<WebDriverSession>('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
        },
      }),
    // The driver is ready when it replies.
    async (error) => error instanceof TypeError,
  );
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1400, height: 1000 });
  const site = await startRecordingProxy(base);

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(address, width) {
      await send('POST', `${session}/url`, { url: site.framed(address, width) });
      const frame = await send<WebDriverElement>('POST', `${session}/element`, css('iframe'));
      await send('POST', `${session}/frame`, { id: frame });
      return view(session, send);
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      site.close();
      await Promise.all([end(driving), end(display)]);
    },
  };
}

type WebDriverSession = { sessionId: string; capabilities: { browserVersion: string } };
type WebDriverElement = Record<string, string>;
type SendCommand = <Value>(method: string, path: string, body?: object) => Promise<Value>;

const css = (value: string) => ({ using: 'css selector', value });
const idOf = (element: WebDriverElement) => Object.values(element)[0];

function view(session: string, send: SendCommand): View {
  const find = async (selector: string) =>
    idOf(await send<WebDriverElement>('POST', `${session}/element`, css(selector)));
  const run = <Value>(script: string) => send<Value>('POST', `${session}/execute/sync`, { script, args: [] });
  /** Scrolls and retries, because the page may move the element. Playwright does the same. */
  const act = (selector: string, what: string, body: object) =>
    patiently(
      async () => send<void>('POST', `${session}/element/${await find(selector)}/${what}`, body),
      async (error) => {
        if (!(error instanceof Error && error.message.includes('element not interactable'))) return false;
        await run(`document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'center' })`);
        return true;
      },
    );
  const click = (selector: string) => act(selector, 'click', {});
  return {
    evaluate: (act) => run(`return (${act})()`),
    click,
    choose: (select, value) => click(`${select} option[value="${value}"]`),
    type: (selector, text) => act(selector, 'value', { text }),
    messages: () => run('return window.heard'),
  };
}

function createSender(server: string): SendCommand {
  return async <Value>(method: string, path: string, body?: object) => {
    const reply = await fetch(server + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
}

async function patiently<Value>(
  act: () => Promise<Value>,
  passes: (error: unknown) => Promise<boolean>,
): Promise<Value> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > until || !(await passes(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
