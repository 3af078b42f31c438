// Shillings as people write them.

/** `UGX 350,000`. */
export const ugx = (amount: number) => `UGX ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

export const providerNames = { mtn_momo: 'MTN MoMo', airtel_money: 'Airtel Money' } as const;
