// The four tables that a school imports: columns, help and common names. Templates, checker, documentation and import
// use them.
import { MESSAGE_LANGUAGES } from './rules';

/** Type of a cell, which decides how to parse and repair it. */
type ColumnKind =
  | 'name'
  | 'class'
  | 'stream'
  | 'lin'
  | 'sex'
  | 'date'
  | 'phone'
  | 'amount'
  | 'term'
  | 'language'
  | 'text';

export type ImportColumn = {
  /** Heading in templates and in generated files. */
  name: string;
  kind: ColumnKind;
  needed: boolean;
  text: string;
  examples: readonly [string, string];
  /** Common headings. Case, full stops, hyphens and apostrophes are ignored. */
  alsoCalled: readonly string[];
};

export type ImportTable = {
  name: 'learners' | 'guardians' | 'fee-structure' | 'opening-balances';
  title: string;
  text: string;
  columns: readonly ImportColumn[];
};

const words = (text: string): readonly string[] => text.trim().split(/,\s+/);

const lastName = {
  name: 'last_name',
  kind: 'name',
  needed: true,
  text: 'The surname, as on the birth certificate or the PLE results slip.',
  examples: ['Nakato', 'Okello'],
  alsoCalled: words('surname, sir name, family name, last, second name, lname'),
} as const satisfies ImportColumn;

const firstName = {
  name: 'first_name',
  kind: 'name',
  needed: true,
  text: 'The other names, as on the birth certificate or the PLE results slip.',
  examples: ['Sarah', 'Daniel'],
  alsoCalled: words(`
    first, given name, given names, other name, other names, christian name, religious name, forename,
    fname`),
} as const satisfies ImportColumn;

const className = {
  name: 'class',
  kind: 'class',
  needed: true,
  text: 'P.1 to P.7, S.1 to S.6, or programme and year: Welding 1.',
  examples: ['S.1', 'S.2'],
  alsoCalled: words(`
    form, grade, year, level, current class, class name, programme, course`),
} as const satisfies ImportColumn;

const lin = {
  name: 'lin',
  kind: 'lin',
  needed: false,
  text: 'The number from EMIS. If there is none yet, leave it empty.',
  examples: ['UG24A0071836', ''],
  alsoCalled: words(`
    lin no, lin number, learner identification number, learner id, learner number, emis no, emis number,
    emis lin`),
} as const satisfies ImportColumn;

const guardian = {
  name: 'guardian',
  kind: 'name',
  needed: true,
  text: 'The guardian who pays and gets the messages.',
  examples: ['Joseph Ssali', 'Grace Auma'],
  alsoCalled: words(`
    guardian name, name of guardian, parent, parents, parent name, parents name, name of parent,
    parent guardian, father, mother, fathers name, mothers name, next of kin`),
} as const satisfies ImportColumn;

const phone = {
  name: 'phone',
  kind: 'phone',
  needed: true,
  text: '07… or +2567…, with or without spaces. One number in a cell.',
  examples: ['+256 670 000 001', '+256 600 000 001'],
  alsoCalled: words(`
    phone no, phone number, telephone, telephone no, telephone number, tel, tel no, mobile, mobile no,
    mobile number, contact, contacts, contact no, contact number, parent no, parents no, parent number,
    parents number, parent phone, parents phone, parent contact, parents contact, parents tel,
    guardian phone, guardians phone, guardian contact, guardians contact, guardian no, father contact,
    fathers contact, fathers phone, mother contact, mothers contact, mothers phone, whatsapp, momo number`),
} as const satisfies ImportColumn;

const stream = {
  name: 'stream',
  kind: 'stream',
  needed: false,
  text: 'Needed where a class has several.',
  examples: ['North', 'South'],
  alsoCalled: words('section, strm, class stream, class and stream, stream class, division, house stream'),
} as const satisfies ImportColumn;

const sex = {
  name: 'sex',
  kind: 'sex',
  needed: false,
  text: 'F or M. Needed for examination classes.',
  examples: ['F', 'M'],
  alsoCalled: words('gender, m f, f m, boy girl, sex m f'),
} as const satisfies ImportColumn;

const birthDate = {
  name: 'birth_date',
  kind: 'date',
  needed: false,
  text: 'Year, month, day. Needed for examination classes.',
  examples: ['2012-03-22', '2011-08-05'],
  alsoCalled: words('date of birth, dob, d o b, birthday, birth, born'),
} as const satisfies ImportColumn;

const balance = {
  name: 'balance',
  kind: 'amount',
  needed: true,
  text: 'Shillings still owed, digits only. Less than zero means paid ahead.',
  examples: ['350000', '-50000'],
  alsoCalled: words(`
    bal, fees balance, fee balance, outstanding, outstanding balance, amount owed, owes, arrears,
    balance b f, bal b f, b f, opening balance, debt, fees due, amount due`),
} as const satisfies ImportColumn;

const ofLearner = { ...lin, text: 'The learner’s LIN, if there is one. It tells two Sarah Nakatos apart.' };

export const learners = {
  name: 'learners',
  title: 'Learners',
  text: 'One learner per line, with the guardian.',
  columns: [lastName, firstName, className, stream, lin, sex, birthDate, guardian, phone],
} as const satisfies ImportTable;

export const importTables = [
  learners,
  {
    name: 'guardians',
    title: 'Guardians',
    text: 'A second guardian, one per line.',
    columns: [
      ofLearner,
      lastName,
      firstName,
      className,
      guardian,
      phone,
      {
        name: 'relation',
        kind: 'text',
        needed: false,
        text: 'Mother, father, aunt, sponsor.',
        examples: ['Father', 'Mother'],
        alsoCalled: words('relationship, relation to learner, relationship to learner'),
      },
      {
        name: 'language',
        kind: 'language',
        needed: false,
        text: `Language of messages: ${MESSAGE_LANGUAGES.join(', ')}. English if empty.`,
        examples: ['lg', 'en'],
        alsoCalled: words('message language, language of messages'),
      },
    ],
  },
  {
    name: 'fee-structure',
    title: 'Fee structure',
    text: 'What a class pays in a term, one item per line.',
    columns: [
      {
        name: 'term',
        kind: 'term',
        needed: true,
        text: 'Year and term: 2027-1 is Term I of 2027.',
        examples: ['2027-1', '2027-1'],
        alsoCalled: words('school term'),
      },
      className,
      {
        name: 'item',
        kind: 'text',
        needed: true,
        text: 'As on the circular: tuition, lunch, requirements.',
        examples: ['Tuition', 'Lunch'],
        alsoCalled: words('fee, fee item, description, particulars, vote'),
      },
      {
        name: 'amount',
        kind: 'amount',
        needed: true,
        text: 'Shillings, digits only.',
        examples: ['650000', '150000'],
        alsoCalled: words('ugx, shs, cost, amount ugx, fee amount'),
      },
    ],
  },
  {
    name: 'opening-balances',
    title: 'Opening balances',
    text: 'What each learner owes, or has paid ahead, on the day you start.',
    columns: [
      ofLearner,
      lastName,
      firstName,
      className,
      balance,
      {
        name: 'as_of',
        kind: 'date',
        needed: true,
        text: 'The day of the count.',
        examples: ['2027-01-29', '2027-01-29'],
        alsoCalled: words('as at, date, balance date'),
      },
    ],
  },
] as const satisfies readonly ImportTable[];

/** Full name in one cell, which is common in lists. The checker splits it for the import. */
const wholeName = {
  name: 'full_name',
  kind: 'name',
  needed: false,
  text: 'Surname and other names in one cell.',
  examples: ['Nakato Sarah', 'Okello Daniel'],
  alsoCalled: words(`
    name, names, name of learner, name of student, name of pupil, learner, learner name, learners name,
    student, student name, students name, pupil, pupil name, pupils name, child, childs name,
    candidate name`),
} as const satisfies ImportColumn;

export const classListColumns = [...learners.columns, { ...balance, needed: false }, wholeName] as const;

export type ClassListColumn = (typeof classListColumns)[number]['name'];
