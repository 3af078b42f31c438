// The words of the page about moving in: the checker of class lists, the plan by weeks, and the templates. Which
// columns there are and what to write in them is in contract/src/import; the terms are in facts/terms.
import { planRow } from '~/facts/capabilities';
import { brand, organisation } from '~/facts/organisation';
import { trialDays } from '~/facts/prices';
import { formatPhone } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { TermPlanProps } from '~/subjects/moving/islands/TermPlan';
import type { CheckerWords } from '~/subjects/moving/list';
import type { TemplateListProps } from '~/subjects/moving/TemplateList/TemplateList';
import type { Lines } from '~/subjects/product/words';

const [onlineTraining, professionalTraining, enterpriseTraining] = planRow('training').cells;

export const meta = {
  path: '/moving',
  title: 'Moving in from exercise books and spreadsheets',
  description: `Check your class list on your own device, get the templates, and follow a plan by weeks: how a school moves to ${brand} before the first day of term.`,
  crumb: 'Moving in',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Moving in',
  title: 'From exercise books and spreadsheets',
  lead: 'Your lists are good enough to begin with. Let the checker read one: it finds the columns, mends what it can and shows you the rest, row by row.',
  actions: [
    { label: 'Check a class list', href: '#checker' },
    { label: 'Get the templates', href: '#templates' },
  ],
  proof: 'The list stays on your device. Not one byte of it is sent.',
} satisfies HeroProps;

export const frame = {
  title: 'Class list.xlsx',
  note: 'S.1',
  seed: 'moving',
  caption:
    'A class list as it comes and what the checker makes of it: Senior One becomes S.1, 772123456 gets its zero back, 350,000/= becomes a number, 22/3/12 becomes a date, and a number with a digit missing is left for a person.',
};

export const frameLines = {
  title: 'What the checker makes of it',
  lines: [
    { label: 'Senior One', detail: 'spelled six ways', value: 'S.1', tone: 'good' },
    { label: '670000001', detail: 'Excel took the zero', value: '+256 670 000 001', tone: 'good' },
    { label: '350,000/=', detail: 'text, not a number', value: '350000', tone: 'good' },
    { label: '22/3/12', detail: 'a short year', value: '2012-03-22', tone: 'good' },
    { label: '067000000', detail: 'a digit is missing', value: 'Row 17', tone: 'warm' },
  ],
} satisfies Lines;

/** Invented, and wrong in every way that lists are. The numbers can be nobody’s. */
const exampleList = `SAMPLE SECONDARY SCHOOL
S.1 CLASS LIST
No.,Sir name,Other names,Form,LIN,Gender,D.O.B,Parent,Parent's no.,Bal.
1,Nakato,Sarah,S.1,UG24A0071836,F,22/03/2012,Joseph Ssali,0670 000 001,"350,000/="
2,Okello,Daniel,Senior One,pending,male,03/04/2012,Grace Auma,670000001,NIL
3,Apio,Ruth,s1,ug24a 0071900,Girl,5.8.2011,Mary Apio,+256 670 000 001,"50,000 CR"
4,Otim,Paul,S.1 North,,M,31/02/2012,Peter Otim,067000000,120000
3,Apio,Ruth,S 1,UG24A0071900,F,05/08/2011,Mary Apio,0670000001,-50000
5,Kirabo,Joy,SENIOR 1,UG24A0071836,F,01/01/2012,,0670000001/0600000001,half
,TOTAL,,,,,,,,"520,000"
`;

export const checker = {
  id: 'checker',
  title: 'Check a class list',
  lead: 'Choose or drop the list you have, as Excel or CSV. Titles above the headings, a sheet for each class and columns under other names are fine.',
  tone: 'raised',
  words: {
    choose: 'Choose a list',
    accepts: 'Excel (.xlsx) or CSV, up to 20 MB',
    promise:
      'The list is read on this device. This page’s policy forbids its scripts to connect to any server, ours included.',
    reading: 'Reading the list …',
    another: 'Check another list',
    tryOne: 'Try it with an invented list',
    example: { name: 'S1 list.csv', text: exampleList },
    asks: { email: organisation.email.support, phone: formatPhone(organisation.phone.support) },
    withoutScript:
      'The checker works in your browser and needs JavaScript, which is switched off here. Write to',
    withoutScriptOr: 'and we tell you how to get the list checked. Do not send the list itself by email.',
    rows: 'On the list',
    ready: 'Ready to import',
    mended: 'Cells put right',
    look: 'For you to decide',
    cleaned: 'Download the cleaned list',
    list: 'Download all findings',
    cleanedFile: 'class-list-cleaned.csv',
    listFile: 'class-list-findings.csv',
    cleanedNote: 'CSV for Excel and for the import. What could not be told stays as it was.',
    columns: 'Columns',
    recognised: 'Recognised',
    leftAlone: 'Left alone',
    sheets: 'Sheets',
    remarks: 'About the file',
    clean: 'Nothing to put right. This list can be imported as it is.',
    headings: ['Sheet', 'Row', 'Column', 'Found', 'Mend', 'Why'],
    row: 'Row',
    column: 'Column',
    found: 'Found',
    mend: 'Mend',
    why: 'Why',
    empty: 'empty',
    wholeSheet: 'Whole list',
    more: 'Show more',
    further: 'The others are in the file of all findings.',
    outcomes: { mended: 'put right', look: 'to decide', note: 'to know' },
    groups: {
      columns: 'Columns',
      names: 'Names',
      duplicates: 'On the list twice',
      lins: 'LINs',
      phones: 'Telephone numbers',
      classes: 'Classes and streams',
      dates: 'Dates',
      balances: 'Balances',
      sexes: 'Sex',
      formulas: 'Formulas',
      rows: 'Rows left out',
    },
    reasons: {
      'column-missing': 'No column for this. The import needs it; a class can also be named when you import.',
      'column-twice': 'A second column for the same. The first one counts; this one is kept beside it.',
      'name-missing': 'No name here.',
      'name-whole': 'Two names in one cell. The first word became the surname.',
      'name-single': 'Only one name. The import needs two.',
      'name-odd': 'Digits or signs in a name.',
      'name-letters-lost': 'Letters were lost when the file was saved. Save it as “CSV UTF-8” or as Excel.',
      'name-long': 'Longer than 60 characters.',
      'duplicate-row': 'The same learner as in the row named here. This row is left out.',
      'duplicate-lin': 'The LIN of the row named here. One of the two is wrong.',
      'duplicate-name':
        'The same names in the same class as in the row named here. Two children, or one twice?',
      'lin-missing': 'No LIN yet. The import takes the learner without it.',
      'lin-note': 'A note where the LIN should be. Left empty.',
      'lin-written': 'Capital letters and digits only.',
      'lin-digits-lost': 'The spreadsheet has dropped digits. Type it again in a column of text.',
      'lin-wrong': 'A LIN has 8 to 20 capital letters and digits.',
      'phone-missing': 'No number. The import needs one to tell the family.',
      'phone-zero-lost': 'The spreadsheet has taken the zero.',
      'phone-letters': 'A letter where a digit should be.',
      'phone-several': 'Two numbers in one cell. The first is kept; put the other with the guardians.',
      'phone-digits-lost': 'The spreadsheet has rounded the number.',
      'phone-wrong': 'A number has +256 and nine digits.',
      'class-missing': 'No class here.',
      'class-from-sheet': 'The class is the name of the sheet.',
      'class-spelled': 'One spelling for each class.',
      'class-with-stream': 'The stream stood behind the class. It has a column of its own now.',
      'class-number': 'Secondary or primary?',
      'class-unknown': 'There is no such class.',
      'stream-spelled': 'One spelling for each stream.',
      'date-written': 'Year, month, day.',
      'date-number': 'A date that the spreadsheet shows as a number.',
      'date-short-year': 'The year in full.',
      'date-month-first': 'The month stood first.',
      'date-either': 'Either number could be the month. The day is taken to stand first.',
      'date-swapped': 'The spreadsheet seems to have taken the day for the month.',
      'date-age': 'No learner has this age.',
      'date-wrong': 'Not a day of the calendar.',
      'balance-text': 'Digits only, so that it can be added up.',
      'balance-words': 'A word for nothing owed.',
      'balance-cents': 'Whole shillings.',
      'balance-wrong': 'Not an amount.',
      'sex-written': 'F or M.',
      'sex-wrong': 'F or M.',
      'formula-result': 'Filled by a formula. Its last result is used; the formula is not run.',
      'formula-text': 'Begins like a formula. An apostrophe keeps it as text, here and in every spreadsheet.',
      'row-headings': 'The headings again, from a printed page.',
      'row-total': 'No learner: a total, a signature or a remark.',
    },
    notes: {
      formulas: 'Cells filled by a formula: their last results are used. No formula is run.',
      macros: 'The workbook has macros. They are not run.',
      links: 'The workbook has links to other files. They are not followed.',
      'not-utf8':
        'The file is not UTF-8. It was read as older Windows programs write; look at names with ŋ, ñ or accents.',
      utf16: 'The file is UTF-16. The cleaned list is UTF-8, as the import wants it.',
      'hidden-sheets': 'Hidden sheets are left out:',
      'empty-sheets': 'Sheets without a list are left out:',
    },
    refusals: {
      'too-big': {
        title: 'This file is too large for a class list',
        text: 'Ten thousand learners fit into 2 MB, and we read up to 20 MB. Pictures in the workbook are the usual cause: copy the list alone into a new file.',
      },
      empty: {
        title: 'There is nothing in this file',
        text: 'Open it to see whether the list is on a hidden sheet or in another file.',
      },
      'old-excel': {
        title: 'This is Excel’s format from before 2007',
        text: 'Open it in Excel, LibreOffice or Google Sheets, choose Save as, and take “Excel workbook (.xlsx)” or “CSV UTF-8”.',
      },
      password: {
        title: 'This workbook has a password',
        text: 'Open it with its password and save a copy without one. In Excel: File, Info, Protect Workbook, Encrypt with Password, and empty the field.',
      },
      'binary-excel': {
        title: 'This is Excel’s binary format (.xlsb)',
        text: 'Open it in Excel, choose Save as, and take “Excel workbook (.xlsx)”.',
      },
      'open-document': {
        title: 'This is an OpenDocument file (.ods)',
        text: 'Open it in LibreOffice, choose Save as, and take “Excel 2007-365 (.xlsx)” or “Text CSV”.',
      },
      numbers: {
        title: 'This is a file of Numbers',
        text: 'Open it in Numbers, choose File, Export To, and take Excel or CSV.',
      },
      word: {
        title: 'This is a Word document',
        text: 'Select the table in Word, copy it into an empty spreadsheet and save that as .xlsx.',
      },
      pdf: {
        title: 'This is a PDF',
        text: 'A PDF is a picture of a list. Ask for the spreadsheet it was printed from.',
      },
      picture: {
        title: 'This is a picture',
        text: 'A photograph of a page cannot be read here. Type the list into the template below.',
      },
      'web-page': {
        title: 'This is a web page called a spreadsheet',
        text: 'Some programs save a web page as .xls. Open it in Excel or LibreOffice and save it as .xlsx.',
      },
      archive: {
        title: 'This is an archive, not a list',
        text: 'Unpack it and choose the spreadsheet that is in it.',
      },
      binary: {
        title: 'This is no spreadsheet',
        text: 'The file holds something else, whatever its name says. Nothing in it was run.',
      },
      bomb: {
        title: 'This file is made to swell',
        text: 'It unpacks to far more than a class list could be, or lies about its size. It was not unpacked, and no harm is done. Do not open it elsewhere.',
      },
      broken: {
        title: 'This file is damaged',
        text: 'It could not be read to its end. Open it in Excel, save it under another name and try that one; or ask for it to be sent again.',
      },
      'old-browser': {
        title: 'This browser is too old for Excel files',
        text: 'It can still read CSV: open the list in Excel, choose Save as, and take “CSV UTF-8”.',
      },
      'unclosed-quote': {
        title: 'A quotation mark is never closed',
        text: 'Everything after it became one cell. Open the file in a spreadsheet, look for a single " and save it as .xlsx.',
      },
      'too-many-rows': {
        title: 'This list is longer than 30,000 rows',
        text: 'Split it by class or by year and check the parts one after another.',
      },
      'too-many-columns': {
        title: 'This list is wider than 200 columns',
        text: 'A class list has about ten. Delete the columns to the right of the list, save, and try again.',
      },
      'no-headings': {
        title: 'No headings were found',
        text: 'The first rows should name the columns: Surname, First name, Class, LIN, Parent, Phone. The templates below have them.',
      },
      'too-slow': {
        title: 'This list takes too long to read',
        text: 'The checker stopped after half a minute. Save the list as CSV, or check one class at a time.',
      },
      'not-loaded': {
        title: 'The checker could not be loaded',
        text: 'The network broke off before it was here. Your list was not touched. Try again when there is a signal.',
      },
    },
  } satisfies CheckerWords,
} as const;

export const plan = {
  id: 'plan',
  title: 'The plan, counted back from the first day of term',
  lead: `One person in the office can do it beside other work. The trial of ${trialDays} days can cover the last of the weeks.`,
  words: {
    choose: 'Move in for',
    begins: 'begins on',
    expected: 'The Ministry has not given this day out yet; it is reckoned from the year before.',
    weeksBefore: '{weeks} weeks before',
    weekBefore: '1 week before',
    firstDay: 'The first day',
    passed: 'passed',
    now: 'this week',
    late: 'If the first weeks have passed, do them together: with clean lists, four weeks are enough. Or take the term after.',
  },
  steps: [
    {
      weeks: 8,
      title: 'Name two people',
      text: 'One for the learners, usually the registrar or the deputy; one for the money, usually the bursar. The head says which day is the last for the old books.',
    },
    {
      weeks: 7,
      title: 'Collect the lists, and check them',
      text: 'Every class list, in whatever shape. Run each through the checker on this page and keep the cleaned files. What is in exercise books is typed into the template.',
    },
    {
      weeks: 6,
      title: 'Mend what only people know',
      text: 'Missing numbers, two Sarah Nakatos, a LIN with a digit lost. Class teachers know most of it; the file of findings is their list of questions.',
    },
    {
      weeks: 5,
      title: 'Agree on fees and balances',
      text: 'The fee structure as the board passed it, and what each learner owes on one named day. Bursar and head sign a printed copy.',
    },
    {
      weeks: 4,
      title: 'Load it',
      text: 'The office loads the four files under Settings, Import, or sends them to us. Loading a file twice adds nobody twice.',
    },
    {
      weeks: 3,
      title: 'Connect the money',
      text: 'MTN MoMo, Airtel Money and the bank. Pay UGX 1,000 for one learner by each way and watch it arrive on the right account.',
    },
    {
      weeks: 2,
      title: 'Show the staff',
      text: `Registers, marks and receipts, an hour each, on their own phones. Training comes with every plan. Starter: ${onlineTraining}. Professional: ${professionalTraining}. Enterprise: ${enterpriseTraining}. Class teachers read their lists back and sign them.`,
    },
    {
      weeks: 1,
      title: 'Tell the families',
      text: 'One SMS with the student number and how to pay. Print the class lists and put them in a folder with a receipt book, for a day without power.',
    },
    {
      weeks: 0,
      title: 'Open',
      text: 'Roll call on the phone, receipts from the office. The old book lies beside it for one week, and nobody writes in both after that.',
    },
  ],
} as const satisfies Omit<TermPlanProps, 'terms' | 'today'>;

export const templates = {
  id: 'templates',
  title: 'Four templates',
  lead: 'The columns are those of the import and of the API. Columns marked as needed have to be there; the others if you have them.',
  tone: 'sunk',
  needed: 'needed',
  all: 'All four in one workbook',
  exampleLabel: 'Example:',
} satisfies Omit<TemplateListProps, 'templates' | 'allFile'>;

/** Words inside the workbooks. */
export const templateWords = {
  guide: {
    sheet: 'What to write',
    headings: ['Column', 'Needed', 'What to write', 'Example'],
    needed: 'yes',
    optional: 'if known',
  },
  all: 'moving-in.xlsx',
} as const;

export const faq = {
  title: 'What offices ask before they move',
  items: [
    {
      question: 'How do I know that the list stays here?',
      answer:
        'The page is sent with a policy that forbids its scripts to connect to any server, and what reads your list runs under one that forbids it everything. Your browser enforces both. You can also switch the network off once you have pressed “Choose a list”: it works the same.',
    },
    {
      question: 'Who may load the files?',
      answer:
        'Whoever has the right in your school, under Settings, Import, on every plan. On Enterprise the command line and the API can do it too. Or send them to us and we load them with you on the telephone.',
    },
    {
      question: 'We have only exercise books. How long does typing take?',
      answer:
        'Count two minutes a learner with the template: about three days for one person and 640 learners with parents’ numbers, less for two. Balances come from the bursar’s book in another day.',
    },
    {
      question: 'Do we need every LIN?',
      answer:
        'No. A learner without a LIN is taken, and you add the number when it comes. Examination classes need theirs before registration.',
    },
    {
      question: 'What if we want our lists back?',
      answer: 'Every record can be exported as spreadsheets on any day, and for 90 days after you leave.',
    },
  ],
} satisfies FaqProps;

export const closing = {
  title: 'Bring the messiest list you have',
  text: 'We go through it with you by telephone or in the office, and you leave with a date.',
  actions: [
    { label: 'Talk to us', href: '/contact' },
    { label: 'Import by command line', href: '/docs/cli/import' },
  ],
} satisfies ClosingCallProps;
