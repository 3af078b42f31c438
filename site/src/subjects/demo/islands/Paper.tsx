// A sheet that can be printed: it lies on the screen, and a copy waits at the end of the page, where paper shows it and
// nothing else.
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './Paper.module.css';

type PaperProps = { label: string; print: string; children: ReactNode };

export function Paper({ label, print, children }: PaperProps) {
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-prints-paper', true);
    return () => page.removeAttribute('data-prints-paper');
  }, []);

  return (
    <>
      <section className={css.paper} id="office-paper" tabIndex={-1} aria-label={label}>
        {children}
      </section>
      <button className={css.print} type="button" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {print}
      </button>
      {createPortal(
        <div className={css.copy} data-paper-copy>
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}
