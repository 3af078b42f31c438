// The figures of the register of claims, by the page they stand on and in the shape that page wants.
import { claimedOn } from './claims.ts';

const { careers, corporateResponsibility, esg, diversity, bugBounty, research, events } = claimedOn;
const giving = corporateResponsibility.figures;
const { alignment, progress } = esg.figures;
const { regions } = diversity.figures;
const [firstPrize, secondPrize, thirdPrize] = claimedOn.hackathons.figures;

export const figures = {
  home: claimedOn.home.figures,
  about: claimedOn.about.figures,
  partnersPortal: claimedOn.partnersPortal.figures,
  caseStudies: claimedOn.caseStudies.figures,
  mobile: claimedOn.mobile.figures,
  careers: {
    leaveDays: careers.figures.leaveDays.figure,
    fathersDays: careers.figures.fathersDays.figure,
    learningBudgetUgx: careers.figures.learningBudgetUgx.figure,
    dataAllowanceUgx: careers.figures.dataAllowanceUgx.figure,
    volunteerHours: careers.figures.volunteerHours.figure,
  },
  startupProgram: claimedOn.startupProgram.figures,
  affiliate: claimedOn.affiliate.figures,
  corporateResponsibility: {
    students: giving.students.figure,
    ruralCoverage: giving.ruralCoverage.figure,
    jobs: giving.jobs.figure,
    freeLicences: giving.freeLicences.figure,
    grants: giving.grants.figure,
    scholarships: giving.scholarships.figure,
    volunteerHours: giving.volunteerHours.figure,
    donationMatch: giving.donationMatch.figure,
  },
  esg: {
    alignment: {
      vision2040: alignment.vision2040.figure,
      sustainableDevelopment: alignment.sustainableDevelopment.figure,
      eastAfrica: alignment.eastAfrica.figure,
      education: alignment.education.figure,
    },
    progress: {
      environmental: progress.environmental.figure,
      social: progress.social.figure,
      governance: progress.governance.figure,
    },
  },
  diversity: {
    headline: diversity.figures.headline,
    regions: {
      central: regions.central.figure,
      western: regions.western.figure,
      eastern: regions.eastern.figure,
      northern: regions.northern.figure,
    },
  },
  bugBounty: {
    stats: bugBounty.figures.stats,
    tiers: {
      critical: bugBounty.figures.tiers.critical.figure,
      high: bugBounty.figures.tiers.high.figure,
      medium: bugBounty.figures.tiers.medium.figure,
      low: bugBounty.figures.tiers.low.figure,
    },
  },
  company: claimedOn.company.figures,
  research: {
    pages: research.figures.pages.figure,
    institutions: research.figures.institutions.figure,
    observed: research.figures.observed.figure,
    regions: research.figures.regions.figure,
  },
  leaderboard: claimedOn.leaderboard.figures.map(({ figure }) => figure),
  hackathons: [firstPrize.figure, secondPrize.figure, thirdPrize.figure],
  trust: claimedOn.trust.figures,
  trustBounty: claimedOn.trustBounty.figures,
  developers: claimedOn.developers.figures,
  events: {
    workshops: events.figures.workshops.figure,
    summit: events.figures.summit.figure,
    webinars: events.figures.webinars.figure,
    meetups: events.figures.meetups.figure,
  },
  featureRequests: claimedOn.featureRequests.figures,
  contact: { reply: claimedOn.contact.figures.reply.figure },
} as const;
