// A list of included items with a slanted bar before each.

type TicksProps = { items: readonly string[]; className?: string | undefined };

export function Ticks({ items, className }: TicksProps) {
  return (
    <ul role="list" className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
