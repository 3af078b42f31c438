// The sample answers behind the report of 2026: what was asked and can be counted, and how the invented answers are
// spread. The room makes 156 institutions out of it (subjects/publications/survey); the real survey will replace both.
import { brand } from '~/facts/organisation';
import type { SurveyPlan } from '~/subjects/publications/survey/survey-plan';

const schools = ['aided', 'private', 'primary'] as const;

export const plan = {
  seed: 'the school office in Uganda, 2026, 1',
  regions: { central: 'Central', western: 'Western', eastern: 'Eastern', northern: 'Northern' },
  kinds: {
    aided: 'Government-aided secondary',
    private: 'Private secondary',
    technical: 'Technical and vocational',
    university: 'University',
    primary: 'Primary',
  },
  /** How many of each kind answered in each region. */
  answered: {
    central: { aided: 11, private: 28, technical: 8, university: 5, primary: 6 },
    western: { aided: 12, private: 13, technical: 6, university: 3, primary: 3 },
    eastern: { aided: 11, private: 12, technical: 6, university: 2, primary: 3 },
    northern: { aided: 10, private: 8, technical: 6, university: 1, primary: 2 },
  },
  /** The offices in which our observers sat for a day; `twelve` are those that they rated highest. */
  observed: {
    central: {
      twelve: ['aided', 'private', 'university'],
      others: ['private', 'private', 'technical'],
    },
    western: {
      twelve: ['aided', 'private', 'technical'],
      others: ['aided', 'private', 'university'],
    },
    eastern: {
      twelve: ['aided', 'private', 'technical'],
      others: ['private', 'aided', 'primary'],
    },
    northern: {
      twelve: ['aided', 'aided', 'private'],
      others: ['aided', 'private', 'technical'],
    },
  },
  questions: {
    // The institution
    learners: {
      kind: 'amount',
      label: 'Learners enrolled',
      means: [
        { where: 'university', mean: 3870, low: 1150, high: 8400 },
        { where: 'technical', mean: 462, low: 150, high: 1080 },
        { where: 'primary', mean: 984, low: 710, high: 1460 },
        { mean: 896, low: 270, high: 1920 },
      ],
    },
    staff: {
      kind: 'amount',
      label: 'People who work in the office',
      shown: 1,
      means: [
        { where: 'university', mean: 14, low: 7, high: 26 },
        { mean: 3.6, low: 1, high: 7 },
      ],
      lean: { northern: 0.8, technical: 0.8, primary: 0.7 },
    },
    laboratory: {
      kind: 'yes',
      label: 'Has a computer laboratory',
      twelve: 8,
      others: 97,
      lean: { central: 1.5, northern: 0.6, university: 4, primary: 0.3, technical: 1.5 },
    },
    boarding: {
      kind: 'choice',
      label: 'Where learners live',
      options: {
        day: { label: 'Day only', twelve: 2, others: 43, lean: { primary: 3, university: 2 } },
        both: { label: 'Day and boarding', twelve: 7, others: 72 },
        boarding: {
          label: 'Boarding only',
          twelve: 3,
          others: 29,
          lean: { university: 0.1, technical: 0.5 },
        },
      },
    },
    answeredBy: {
      kind: 'choice',
      label: 'Who answered',
      options: {
        bursar: { label: 'Bursar', twelve: 6, others: 68 },
        registrar: { label: 'Registrar', twelve: 4, others: 41, lean: { university: 5, technical: 3 } },
        studies: { label: 'Director of studies', twelve: 2, others: 35, lean: { university: 0.1 } },
      },
    },
    answeredOn: {
      kind: 'choice',
      label: 'How',
      options: {
        paper: { label: 'On paper', twelve: 8, others: 83 },
        phone: { label: 'By phone', twelve: 4, others: 61, lean: { northern: 1.6, western: 1.2 } },
      },
    },
    minutesToAnswer: {
      kind: 'amount',
      label: 'Minutes taken to answer',
      means: [{ mean: 50, low: 31, high: 84 }],
    },

    // Fees
    mobile: {
      kind: 'amount',
      label: 'Payments by mobile money, of every 100',
      means: [
        { where: 'university', mean: 34, low: 18, high: 52 },
        { mean: 55.517, low: 26, high: 79 },
      ],
      lean: { eastern: 1.06, northern: 1.02, western: 0.98, central: 0.97, primary: 1.08 },
    },
    cash: {
      kind: 'amount',
      label: 'Payments in cash at the office, of every 100',
      means: [
        { where: 'university', mean: 2, low: 0, high: 5 },
        { mean: 14.91, low: 1, high: 20 },
      ],
      lean: { northern: 1.35, eastern: 1.15, central: 0.75, primary: 1.2, technical: 1.15 },
    },
    bank: {
      kind: 'rest',
      label: 'Payments at a bank or a bank’s agent, of every 100',
      from: ['mobile', 'cash'],
    },
    numberEverywhere: {
      kind: 'yes',
      label: 'Learner’s number on circular, report card and gate pass',
      twelve: 12,
      others: 58,
      lean: { central: 1.7, western: 1.1, northern: 0.55, university: 4, primary: 0.4 },
    },
    referenced: {
      kind: 'amount',
      label: 'Payments that arrive with the learner’s number, of every 100',
      means: [
        { where: 'numberEverywhere', mean: 75, low: 61, high: 90 },
        { mean: 41, low: 18, high: 63 },
      ],
    },
    matched: {
      kind: 'choice',
      label: 'When a payment reaches the learner’s account',
      options: {
        same: { label: 'The same day', twelve: 10, others: 45, lean: { central: 1.3, northern: 0.6 } },
        week: { label: 'Within the week', twelve: 2, others: 68 },
        later: { label: 'Later', twelve: 0, others: 31 },
      },
    },
    waiting: {
      kind: 'amount',
      label: 'Payments without an owner at the end of Term II',
      means: [
        { where: 'twelve', mean: 3, low: 0, high: 7 },
        { where: 'numberEverywhere', mean: 14, low: 3, high: 31 },
        { mean: 38, low: 9, high: 92 },
      ],
      lean: { university: 2.2, northern: 1.15, technical: 0.7 },
    },
    nameWaits: {
      kind: 'yes',
      label: 'A candidate’s name waits until fees are cleared',
      asked: schools,
      twelve: 0,
      others: 21,
      lean: { private: 2.4 },
    },

    // Registers
    keptTwice: {
      kind: 'yes',
      label: 'Keeps attendance twice',
      twelve: 3,
      others: 106,
      lean: { university: 0.35, central: 0.8, northern: 1.5 },
    },
    secondCopy: {
      kind: 'choice',
      label: 'When the second copy is made',
      asked: 'keptTwice',
      options: {
        day: { label: 'The same day', twelve: 1, others: 9 },
        week: { label: 'At the end of the week', twelve: 2, others: 48 },
        month: { label: 'At the end of the month', twelve: 0, others: 37, lean: { northern: 1.5 } },
        term: { label: 'At the end of the term', twelve: 0, others: 12 },
      },
    },
    forHead: { kind: 'yes', label: 'For the head', asked: 'keptTwice', twelve: 2, others: 79 },
    forDistrict: {
      kind: 'yes',
      label: 'For the district or the ministry',
      asked: 'keptTwice',
      twelve: 2,
      others: 58,
      lean: { aided: 2.5, primary: 2, university: 0.1 },
    },
    forKitchen: {
      kind: 'yes',
      label: 'For the kitchen',
      asked: 'keptTwice',
      twelve: 1,
      others: 43,
      lean: { university: 0.1 },
    },
    closed: {
      kind: 'choice',
      label: 'When the morning register is closed',
      options: {
        nine: {
          label: 'By 9 am',
          twelve: 11,
          others: 43,
          lean: { primary: 2.5, university: 0.1, western: 1.2, northern: 0.7 },
        },
        day: { label: 'Later the same day', twelve: 1, others: 60 },
        later: { label: 'Another day', twelve: 0, others: 41, lean: { university: 4 } },
      },
    },
    callsHome: {
      kind: 'choice',
      label: 'When the office calls home',
      options: {
        second: { label: 'By the second day', twelve: 9, others: 27, lean: { primary: 2, university: 0.05 } },
        week: { label: 'Within the week', twelve: 3, others: 61, lean: { university: 0.2 } },
        later: { label: 'Later, or not at all', twelve: 0, others: 56 },
      },
    },

    // Continuous assessment and results
    collects: {
      kind: 'choice',
      label: 'When scores are collected',
      options: {
        term: {
          label: 'Every term',
          twelve: 10,
          others: 43,
          lean: { university: 5, technical: 1.8, northern: 0.8, primary: 0.7 },
        },
        year: { label: 'Once a year', twelve: 2, others: 55 },
        candidate: { label: 'In the candidate year', twelve: 0, others: 46, lean: { university: 0.1 } },
      },
    },
    missing: {
      kind: 'amount',
      label: 'Scores missing, of every 100 due',
      digits: 1,
      means: [
        { where: 'collects-term', mean: 0.8, low: 0, high: 1.9 },
        { where: 'collects-year', mean: 4.6, low: 1.5, high: 9.5 },
        { where: 'collects-candidate', mean: 11, low: 5, high: 19.5 },
      ],
      lean: { northern: 1.15, central: 0.9 },
    },
    readBack: {
      kind: 'yes',
      label: 'Reads scores back to the teacher before filing them',
      twelve: 9,
      others: 38,
    },
    leavers: {
      kind: 'yes',
      label: 'Collects scores from a teacher before the teacher leaves',
      twelve: 10,
      others: 51,
      lean: { aided: 0.7, university: 1.8 },
    },
    reportDays: {
      kind: 'amount',
      label: 'Days from the last mark to printed reports',
      shown: 1,
      means: [
        { where: 'twelve', mean: 4, low: 2, high: 6 },
        { where: 'university', mean: 24, low: 12, high: 41 },
        { mean: 9, low: 3, high: 17 },
      ],
    },

    // Records and identity numbers
    keeps: {
      kind: 'choice',
      label: 'Where the list of learners is kept',
      options: {
        paper: {
          label: 'On paper only',
          twelve: 1,
          others: 28,
          lean: { northern: 2, primary: 2, university: 0.05 },
        },
        sheet: { label: 'In a spreadsheet', twelve: 4, others: 40, lean: { university: 0.3 } },
        system: { label: 'In a records system', twelve: 7, others: 76 },
      },
    },
    usesTred: {
      kind: 'yes',
      label: `Uses ${brand}`,
      only: 'keeps-system',
      twelve: 5,
      others: 59,
      lean: { university: 0.2 },
    },
    lin: {
      kind: 'amount',
      label: 'Learners whose LIN is on record, of every 100',
      asked: schools,
      means: [
        { where: 'twelve', mean: 97, low: 93, high: 100 },
        { mean: 78, low: 46, high: 99 },
      ],
      lean: { aided: 1.06, private: 0.94, northern: 0.95 },
    },
    spellings: {
      kind: 'amount',
      label: 'Learners whose name is spelt in two ways, of every 100',
      digits: 1,
      means: [
        { where: 'twelve', mean: 1.4, low: 0.3, high: 3 },
        { mean: 6.2, low: 1.5, high: 14 },
      ],
      lean: { university: 0.6, northern: 1.1 },
    },
    corrections: {
      kind: 'amount',
      label: 'Candidates corrected after registration opened, of every 100',
      asked: schools,
      digits: 1,
      means: [
        { where: 'twelve', mean: 1.1, low: 0, high: 2.5 },
        { mean: 5.4, low: 1, high: 13 },
      ],
    },
    readByParents: {
      kind: 'yes',
      label: 'Parents check names and dates of birth before registration',
      asked: schools,
      twelve: 8,
      others: 36,
      lean: { primary: 1.8 },
    },
    writtenRule: {
      kind: 'yes',
      label: 'A written rule on who may see what',
      twelve: 9,
      others: 14,
      lean: { university: 5 },
    },
    backup: {
      kind: 'choice',
      label: 'How often records are copied elsewhere',
      options: {
        daily: { label: 'Every day', twelve: 6, others: 33, lean: { university: 4 } },
        weekly: { label: 'Every week', twelve: 5, others: 29 },
        rarer: { label: 'More rarely', twelve: 1, others: 44 },
        never: {
          label: 'Never',
          twelve: 0,
          others: 38,
          lean: { university: 0.05, northern: 1.4, primary: 1.5 },
        },
      },
    },

    // People and keys
    twoPeople: {
      kind: 'yes',
      label: 'Two people able to do each monthly task',
      twelve: 10,
      others: 29,
      lean: { university: 6, primary: 0.5, northern: 0.8 },
    },
    soleBalances: {
      kind: 'yes',
      label: 'One person alone can produce the fee balances',
      unless: 'twoPeople',
      twelve: 1,
      others: 60,
      lean: { northern: 1.5, technical: 1.4, primary: 1.6, university: 0.3 },
    },
    soleLists: {
      kind: 'yes',
      label: 'One person alone can produce the class lists with numbers',
      unless: 'twoPeople',
      twelve: 1,
      others: 47,
      lean: { northern: 1.4, primary: 1.6, university: 0.3 },
    },
    solePassword: {
      kind: 'yes',
      label: 'The password for candidate registration is with one person',
      asked: schools,
      unless: 'twoPeople',
      twelve: 1,
      others: 70,
    },
    sharedPassword: {
      kind: 'yes',
      label: 'Several people use one password',
      twelve: 2,
      others: 77,
      lean: { private: 1.3, university: 0.6 },
    },
    handover: {
      kind: 'yes',
      label: 'Written notes for whoever takes over',
      twelve: 8,
      others: 21,
      lean: { university: 2 },
    },
    rehearsed: {
      kind: 'yes',
      label: 'The second person has done the task this year',
      asked: 'twoPeople',
      twelve: 9,
      others: 12,
    },

    // Network and devices
    coverage: {
      kind: 'choice',
      label: 'Where a phone has signal',
      options: {
        whole: {
          label: 'In the whole compound',
          twelve: 5,
          others: 52,
          lean: { central: 1.8, northern: 0.5 },
        },
        office: { label: 'In the office, not everywhere', twelve: 7, others: 85 },
        weak: { label: 'Hardly in the office', twelve: 0, others: 7, lean: { northern: 4, central: 0.2 } },
      },
    },
    software: {
      kind: 'choice',
      label: 'What the records system does without the network',
      asked: 'keeps-system',
      options: {
        live: { label: 'It stops', twelve: 3, others: 45 },
        keeps: { label: 'It keeps the work and sends it later', twelve: 4, others: 31 },
      },
    },
    stoppedHours: {
      kind: 'amount',
      label: 'Hours of work lost to the network in the last month',
      digits: 1,
      means: [
        { where: 'software-live', mean: 7.4, low: 2, high: 16 },
        { where: 'software-keeps', mean: 0.6, low: 0, high: 2 },
        { mean: 1.8, low: 0, high: 5 },
      ],
      lean: { northern: 1.3, central: 0.85 },
    },
    knowsLastDown: {
      kind: 'yes',
      label: 'Could say when the network was last down',
      unless: 'software-keeps',
      twelve: 4,
      others: 69,
    },
    computers: {
      kind: 'amount',
      label: 'Computers in the office that work',
      digits: 1,
      means: [
        { where: 'university', mean: 11, low: 5, high: 22 },
        { mean: 2.4, low: 0, high: 6 },
      ],
      lean: { central: 1.25, northern: 0.7, primary: 0.7 },
    },
    powerDays: {
      kind: 'amount',
      label: 'Days without power in office hours, last month',
      digits: 1,
      means: [{ mean: 5.8, low: 0, high: 16 }],
      lean: { central: 0.75, northern: 1.4, eastern: 1.1 },
    },
    ownPower: {
      kind: 'yes',
      label: 'Has a generator or solar power that runs the office',
      twelve: 9,
      others: 74,
      lean: { university: 4, northern: 1.2, primary: 0.6 },
    },
    hour06: { kind: 'yes', label: '6 am', twelve: 0, others: 14 },
    hour07: { kind: 'yes', label: '7 am', twelve: 6, others: 87 },
    hour08: { kind: 'yes', label: '8 am', twelve: 7, others: 94 },
    hour09: { kind: 'yes', label: '9 am', twelve: 2, others: 38 },
    hour10: { kind: 'yes', label: '10 am', twelve: 0, others: 17 },
    hour11: { kind: 'yes', label: '11 am', twelve: 0, others: 12 },
    hour12: { kind: 'yes', label: 'noon', twelve: 1, others: 19 },
    hour13: { kind: 'yes', label: '1 pm', twelve: 1, others: 22 },
    hour14: { kind: 'yes', label: '2 pm', twelve: 0, others: 13 },
    hour15: { kind: 'yes', label: '3 pm', twelve: 0, others: 15 },
    hour16: { kind: 'yes', label: '4 pm', twelve: 1, others: 26 },
    hour17: { kind: 'yes', label: '5 pm', twelve: 2, others: 41 },
    hour18: { kind: 'yes', label: '6 pm', twelve: 4, others: 63 },
    hour19: { kind: 'yes', label: '7 pm', twelve: 5, others: 71 },
    hour20: { kind: 'yes', label: '8 pm', twelve: 3, others: 58 },
    hour21: { kind: 'yes', label: '9 pm', twelve: 1, others: 29 },

    // Parents
    sendsBalances: {
      kind: 'yes',
      label: 'Balances sent unasked on a fixed day',
      twelve: 9,
      others: 29,
      lean: { central: 1.6, northern: 0.6, university: 1.5, primary: 0.5 },
    },
    calls: {
      kind: 'amount',
      label: '“How much is left?” on a normal day',
      means: [
        { where: 'sendsBalances', mean: 19, low: 6, high: 38 },
        { mean: 46.763, low: 14, high: 96 },
      ],
      lean: { university: 1.3, technical: 0.7, primary: 1.1 },
    },
    callsBefore: {
      kind: 'amount',
      label: 'The same, before balances were sent',
      asked: 'sendsBalances',
      means: [{ mean: 45, low: 20, high: 82 }],
      lean: { university: 1.3, technical: 0.7 },
    },
    callsAtDeadline: {
      kind: 'amount',
      label: '“How much is left?” on a day in the week before a deadline',
      means: [
        { where: 'sendsBalances', mean: 96, low: 30, high: 190 },
        { mean: 252, low: 80, high: 520 },
      ],
      lean: { university: 1.3, technical: 0.7, primary: 1.1 },
    },
    firstChannel: {
      kind: 'choice',
      label: 'How parents ask first',
      options: {
        call: { label: 'A call', twelve: 4, others: 66 },
        whatsapp: {
          label: 'WhatsApp',
          twelve: 6,
          others: 47,
          lean: { central: 1.7, northern: 0.5, university: 2 },
        },
        visit: { label: 'A visit to the office', twelve: 2, others: 31, lean: { northern: 1.8, primary: 2 } },
      },
    },
    phonesKnown: {
      kind: 'amount',
      label: 'Learners with a parent’s working phone number, of every 100',
      means: [
        { where: 'twelve', mean: 94, low: 88, high: 99 },
        { mean: 76, low: 44, high: 97 },
      ],
      lean: { northern: 0.94, university: 0.9 },
    },
    visits: {
      kind: 'amount',
      label: 'Parents who come only to ask for a balance, in a week',
      means: [
        { where: 'sendsBalances', mean: 5, low: 0, high: 12 },
        { mean: 17, low: 3, high: 39 },
      ],
      lean: { university: 0.5, primary: 1.3, northern: 1.2 },
    },

    // What observers saw and timed in 24 offices
    rating: {
      kind: 'amount',
      label: 'Observers’ rating, of 30 points',
      asked: 'observed',
      means: [
        { where: 'twelve', mean: 24, low: 22, high: 28 },
        { mean: 15, low: 9, high: 21 },
      ],
    },
    signalAtDesk: {
      kind: 'yes',
      label: 'A phone has signal at the office desk',
      asked: 'observed',
      twelve: 12,
      others: 11,
    },
    minutesWithNumber: {
      kind: 'amount',
      label: 'Enter a payment that carries the learner’s number',
      asked: 'observed',
      digits: 1,
      means: [
        { where: 'twelve', mean: 3.2, low: 2, high: 5 },
        { mean: 4.8, low: 3, high: 7.5 },
      ],
    },
    minutesWithoutNumber: {
      kind: 'amount',
      label: 'Enter a payment that does not carry it',
      asked: 'observed',
      digits: 1,
      means: [
        { where: 'twelve', mean: 15, low: 9, high: 22 },
        { mean: 23, low: 14, high: 36 },
      ],
    },
    minutesRegister: {
      kind: 'amount',
      label: 'Take one class’s register',
      asked: 'observed',
      digits: 1,
      means: [{ mean: 5.5, low: 3, high: 9 }],
    },
    minutesSecondCopy: {
      kind: 'amount',
      label: 'Copy one class’s register for a week',
      asked: 'observed',
      digits: 1,
      means: [{ mean: 17, low: 9, high: 28 }],
    },
    minutesScoreInTerm: {
      kind: 'amount',
      label: 'Settle a missing score in the term it falls due',
      asked: 'observed',
      digits: 1,
      means: [{ mean: 15, low: 6, high: 27 }],
    },
    minutesScoreLate: {
      kind: 'amount',
      label: 'Settle a missing score in the candidate year',
      asked: 'observed',
      means: [{ mean: 240, low: 110, high: 420 }],
    },
    minutesClassList: {
      kind: 'amount',
      label: 'Produce a class list with learner numbers',
      asked: 'observed',
      digits: 1,
      means: [
        { where: 'twelve', mean: 3, low: 1, high: 7 },
        { mean: 21, low: 6, high: 48 },
      ],
    },
    minutesBalance: {
      kind: 'amount',
      label: 'Answer “how much is left?”',
      asked: 'observed',
      digits: 1,
      means: [
        { where: 'twelve', mean: 1.6, low: 0.8, high: 3 },
        { mean: 3.4, low: 1.5, high: 6 },
      ],
    },
    minutesFile: {
      kind: 'amount',
      label: 'Find a learner’s file from three years ago',
      asked: 'observed',
      digits: 1,
      means: [
        { where: 'twelve', mean: 4, low: 1, high: 9 },
        { mean: 26, low: 8, high: 61 },
      ],
    },
    wrongPostings: {
      kind: 'amount',
      label: 'Payments posted to the wrong learner, a term, for 900 learners',
      asked: 'observed',
      means: [
        { where: 'twelve', mean: 11, low: 10, high: 14 },
        { mean: 17, low: 12, high: 20 },
      ],
    },
  },
  /** The office that the costing reckons with: an ordinary school, and a term of twelve weeks. */
  office: { learners: 900, payments: 2700, classes: 18, weeks: 12, days: 60 },
  /** Wrongly posted payments that observers followed from the slip to the end: minutes of the office’s time. */
  errors: {
    foundSameDay: { minutes: [9, 14, 11, 8, 16, 12, 10, 15, 13, 12, 11, 14, 9, 14] },
    foundAtTermEnd: { minutes: [95, 140, 110, 125, 160, 85, 130, 105, 130], visits: 9, sentHome: 1 },
  },
} as const satisfies SurveyPlan;

/** @public Read by `npm run launch-check`: every answer is invented until the real survey is done. */
export const samples = ['plan'] as const;
