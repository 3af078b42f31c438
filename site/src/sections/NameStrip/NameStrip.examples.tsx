// Four short names.
import { NameStrip } from './NameStrip';

export const examples = {
  four: (
    <NameStrip
      title="Trusted by"
      names={[
        { short: 'KSS', full: 'Kasana Secondary School' },
        { short: 'NTI', full: 'Nile Technical Institute' },
      ]}
    />
  ),
};
