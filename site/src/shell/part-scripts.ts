// Brings the script of each part of the page that has one: a part says `data-client="Stories"` in its own markup, and
// `Stories.client.ts` stands beside it. So no page can forget a script, and none carries one that it has no use for.

type Script = () => Promise<{ start: () => void }>;

const scripts = import.meta.glob<{ start: () => void }>('/src/{ui,sections,subjects}/**/[A-Z]*.client.ts');

const byName = new Map<string | undefined, Script>(
  Object.entries(scripts).map(([file, load]) => [file.split('/').at(-1)?.split('.')[0], load]),
);

export function partScripts(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-client]');
  const names = new Set([...parts].map(({ dataset }) => dataset.client));
  for (const name of names)
    void byName
      .get(name)?.()
      .then(({ start }) => start());
}
