// The reference of a submission: to copy, to follow, and to send by WhatsApp. The script or the server fills it in.
import { LOOKUP_PATH } from '@tred/contract/lookup';
import { FILL_LINK, filledWith, shownWhen } from '@tred/contract/page-attributes';
import { Action } from '~/components/Action/Action';
import type { FrameWords } from '~/facts/forms';
import { whatsappLink } from '~/lib/format-text';
import css from './Reference.module.css';

type ReferenceProps = { words: Pick<FrameWords, 'reference' | 'after'>; whatsapp: string };

export function Reference({ words: { reference, after }, whatsapp }: ReferenceProps) {
  const chat = whatsappLink(whatsapp, after.whatsappText);
  return (
    <div className={css.reference} data-client="CopyBox" data-copy-from>
      <p className={`row ${css.number}`}>
        {reference} <strong data-copy-text="" {...filledWith('reference')} />
        <button className={`bold ${css.copy}`} type="button" data-copy="" data-needs-script>
          {after.copy}
        </button>
      </p>
      <p>
        {after.keep} <span {...shownWhen('by-phone', 'by-nothing')}>{after.receipt}</span>
      </p>
      <p data-email="" hidden>
        {after.address} <strong />
      </p>
      <div className={`row ${css.links}`}>
        <div {...shownWhen('by-email', 'by-phone')}>
          <Action look="secondary" href={LOOKUP_PATH} fill={`${LOOKUP_PATH}?reference={reference}`}>
            {after.follow}
          </Action>
        </div>
        <a href={whatsappLink(whatsapp)} {...{ [FILL_LINK]: chat }}>
          {after.whatsapp}
        </a>
      </div>
    </div>
  );
}
