// A small button of an entry or a list.

type SmallProps = { words: string; of: string; inSight?: boolean; disabled?: boolean; onClick: () => void };

/** A small button. What it is for stands behind it, at least for those who hear it. */
export const Small = ({ words, of, inSight = false, disabled = false, onClick }: SmallProps) => (
  <button type="button" disabled={disabled} onClick={onClick}>
    {words} <span className={inSight ? undefined : 'visually-hidden'}>{of}</span>
  </button>
);
