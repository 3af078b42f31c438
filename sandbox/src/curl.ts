// Parses curl commands of shell examples into requests. Throws on an unknown option.

type CurlRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** Requests in order. `variables` is the shell's environment; `export` adds to it. */
export function curlRequests(shell: string, variables: Readonly<Record<string, string>> = {}): CurlRequest[] {
  const known: Record<string, string> = { ...variables };
  const requests: CurlRequest[] = [];
  for (const words of commandsIn(shell, known)) {
    const [program, ...rest] = words;
    const [, name, value] = (program === 'export' && /^(\w+)=(.*)$/.exec(rest[0] ?? '')) || [];
    if (name !== undefined) known[name] = value ?? '';
    if (program === 'curl') requests.push(requestOf(rest));
  }
  return requests;
}

/** Splits commands into words; expands a word when the variables before it are known. */
function* commandsIn(shell: string, variables: Readonly<Record<string, string>>): Generator<string[]> {
  const token = /\\\n|(?<=^|\s)#[^\n]*|\n|&&|[|;]|(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[^\n]|[^\s'"|;\\])+/g;
  let words: string[] = [];
  for (const [found] of shell.matchAll(token)) {
    if (found === '\\\n' || found.startsWith('#')) continue;
    if (/^(?:\n|&&|[|;])$/.test(found)) {
      yield words;
      words = [];
    } else words.push(wordOf(found, variables));
  }
  yield words;
}

function wordOf(source: string, variables: Readonly<Record<string, string>>): string {
  const filled = (text: string) =>
    text.replace(/\$\{?(\w+)\}?/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`$${name} is not set.`);
      return value;
    });
  return source.replace(
    /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\([\s\S])|([^'"\\]+)/g,
    (_, plain?: string, quoted?: string, escaped?: string, bare = '') =>
      plain ??
      (quoted === undefined ? undefined : filled(quoted).replace(/\\(["\\$`])/g, '$1')) ??
      escaped ??
      filled(bare),
  );
}

/** They change the output only. */
const aside = /^(?:-[ifNsS]+|--(?:compressed|fail|silent))$/;

function requestOf(words: readonly string[]): CurlRequest {
  const left = [...words];
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let method: string | undefined;
  let url = '';
  let asQuery = false;
  const argumentOf = (option: string): string => {
    const value = left.shift();
    if (value === undefined) throw new Error(`curl: ${option} needs a value.`);
    return value;
  };
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (aside.test(word)) continue;
    if (word === '-o' || word === '--output') argumentOf(word);
    else if (word === '-X' || word === '--request') method = argumentOf(word);
    else if (word === '-G' || word === '--get') asQuery = true;
    else if (word === '-H' || word === '--header') {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(argumentOf(word)) ?? [];
      headers[name.toLowerCase()] = value;
    } else if (word === '-d' || word === '--data') data.push(argumentOf(word));
    else if (word === '--data-urlencode') {
      const [name = '', ...value] = argumentOf(word).split('=');
      data.push(`${name}=${encodeURIComponent(value.join('='))}`);
    } else if (word === '--json') {
      data.push(argumentOf(word));
      headers['content-type'] ??= 'application/json';
    } else if (/^https?:\/\//.test(word) && !url) url = word;
    else throw new Error(`curl: what is ${word}?`);
  }
  if (!url) throw new Error('curl without an address.');
  const text = data.join('&');
  if (asQuery)
    return { method: method ?? 'GET', url: text ? `${url}?${text}` : url, headers, body: undefined };
  const body = data.length > 0 ? text : undefined;
  if (body !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return { method: method ?? (body === undefined ? 'GET' : 'POST'), url, headers, body };
}
