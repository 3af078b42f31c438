// What the sandbox's secondary school is invented from: names that are common here, put together by a seed. No
// learner or guardian of this list is a person, and every phone number is one of the sandbox's test numbers.

export const firstNames = [
  'Aisha',
  'Allan',
  'Annet',
  'Brenda',
  'Brian',
  'Charles',
  'Christine',
  'Daniel',
  'David',
  'Derrick',
  'Doreen',
  'Emmanuel',
  'Esther',
  'Faith',
  'Fatuma',
  'Francis',
  'Gloria',
  'Grace',
  'Hassan',
  'Ian',
  'Irene',
  'Isaac',
  'Ivan',
  'Joan',
  'Joel',
  'Jonathan',
  'Joseph',
  'Joy',
  'Judith',
  'Kenneth',
  'Lydia',
  'Mariam',
  'Mark',
  'Martha',
  'Moses',
  'Norah',
  'Patience',
  'Paul',
  'Peter',
  'Phiona',
  'Rashid',
  'Rebecca',
  'Ritah',
  'Ronald',
  'Ruth',
  'Samuel',
  'Sandra',
  'Sharon',
  'Simon',
  'Stella',
  'Swaib',
  'Timothy',
  'Vivian',
  'Winnie',
] as const;

export const lastNames = [
  'Acan',
  'Achieng',
  'Adong',
  'Akello',
  'Amongin',
  'Anyango',
  'Apio',
  'Asiimwe',
  'Atim',
  'Auma',
  'Ayikoru',
  'Babirye',
  'Baluku',
  'Birungi',
  'Byaruhanga',
  'Candiru',
  'Drani',
  'Ebong',
  'Kaggwa',
  'Kato',
  'Katushabe',
  'Kembabazi',
  'Kintu',
  'Kirabo',
  'Kisakye',
  'Kizza',
  'Kwagala',
  'Lubega',
  'Masaba',
  'Mugisha',
  'Mukasa',
  'Mulongo',
  'Musoke',
  'Mutesi',
  'Muwanga',
  'Nabirye',
  'Nabwire',
  'Nafula',
  'Nakato',
  'Nalubega',
  'Namazzi',
  'Nambi',
  'Nankya',
  'Natukunda',
  'Nekesa',
  'Nsubuga',
  'Ocen',
  'Odeke',
  'Odongo',
  'Ojok',
  'Okello',
  'Okot',
  'Opio',
  'Otim',
  'Rwothomio',
  'Ssali',
  'Ssebunya',
  'Tumusiime',
  'Turyasingura',
  'Wanyama',
  'Wasswa',
] as const;

export const classes = ['S.1', 'S.2', 'S.3', 'S.4', 'S.5', 'S.6'] as const;
export const streams = ['North', 'South'] as const;
export const learnersInStream = 20;
/** Of each stream: one learner in five owes fees, one in ten has no LIN yet. */
export const owingInStream = 4;
export const withoutLinInStream = 2;

/** What a term costs there, by level: the most that anybody owes. */
export const feesOfTerm = { junior: 800_000, senior: 950_000 } as const;

/** The learners that the documentation's examples speak of, so that they are found in the data too. */
export const known = [
  {
    id: 'lrn_7Qm2xK9d',
    lin: 'UG24A0071836',
    first_name: 'Sarah',
    last_name: 'Nakato',
    class: 'S.2',
    stream: 'North',
    guardian: { name: 'Joseph Ssali', phone: '+256670000001' },
    balance: 350_000,
  },
] as const;

export const changed = '2026-10-12T08:15:00+03:00';

/**
 * All of it is invented.
 * @public Read by `npm run launch-check`.
 */
export const samples = ['known', 'firstNames', 'lastNames'] as const;
