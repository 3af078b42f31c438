// Hydrates an island instead of Astro's React client: resolves after all effects ran and earlier input was replayed, so
// that presses can be repeated.
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberEdits } from './edits';

type Props = Record<string, unknown>;

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // Runs after all inner effects.
  useEffect(onAwake, [onAwake]);
  return children;
}

const hydrate =
  (island: HTMLElement) =>
  (Component: ComponentType<Props>, props: Props, slots: object): Promise<void> =>
    new Promise((awake, fail) => {
      if (!island.hasAttribute('ssr')) return awake();
      if (Object.keys(slots).length > 0) return fail(new Error('Islands take props, and no slots.'));
      const repeatEdits = rememberEdits(island);
      const onAwake = () => {
        repeatEdits();
        awake();
      };
      const root = hydrateRoot(
        island,
        <Awake onAwake={onAwake}>
          <Component {...props} />
        </Awake>,
        { identifierPrefix: island.getAttribute('prefix') ?? '' },
      );
      island.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });

// biome-ignore lint/style/noDefaultExport: Astro looks for it.
export default hydrate;
