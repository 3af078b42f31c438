// Four short names.
import { NameStrip } from './NameStrip';

export const examples = {
  crests: (
    <NameStrip
      title="Trusted by"
      look="crests"
      names={[
        { short: 'KSS', full: 'Kasana Secondary School' },
        { short: 'NTI', full: 'Nile Technical Institute' },
        { short: 'BHU', full: 'Budongo Hills University' },
        { short: 'LVC', full: 'Lake Victoria College' },
      ]}
    />
  ),
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
