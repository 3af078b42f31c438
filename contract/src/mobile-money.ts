// Who carries the payments that schools and visitors make by phone: stated here for the form and for the pages.
export const mobileMoneyProviders = [
  { value: 'mtn', label: 'MTN MoMo' },
  { value: 'airtel', label: 'Airtel Money' },
] as const;

export const mobileMoneyNames = mobileMoneyProviders.map(({ label }) => label);
