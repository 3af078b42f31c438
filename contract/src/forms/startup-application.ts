// The application to the startup programme; the choices follow its eligibility rules.
import { choice, line, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, phoneNumber, privacy } from './shared.ts';

export const startupAges = [
  { value: 'under-1', label: 'Under 1 year' },
  { value: '1-3', label: '1 year to under 3 years' },
  { value: 'over-3', label: '3 years or more' },
] as const;

export const startupFunding = [
  { value: 'none', label: 'None yet' },
  { value: 'under-1m', label: 'Under UGX 1M' },
  { value: 'over-1m', label: 'UGX 1M or more' },
] as const;

export const startupStages = [
  { value: 'idea', label: 'Idea' },
  { value: 'prototype', label: 'Prototype' },
  { value: 'pilot', label: 'Pilot with first users' },
  { value: 'revenue', label: 'Paying customers' },
] as const;

export const startupSectors = [
  { value: 'edtech', label: 'EdTech' },
  { value: 'saas', label: 'SaaS' },
  { value: 'marketplace', label: 'Marketplace' },
  { value: 'other', label: 'Other' },
] as const;

export const startupApplication = defineForm({
  id: 'startup-application',
  name: 'Startup programme application',
  fields: {
    startupName: line({
      label: 'Startup’s name',
      missing: 'Enter your startup’s name',
      autocomplete: 'organization',
    }),
    name: fullName(),
    email: emailAddress(),
    phone: phoneNumber(),
    website: webAddress({ label: 'Website' }),
    location: line({
      label: 'Location',
      missing: 'Enter where you work',
      hint: 'Town and country, for example Gulu, Uganda',
    }),
    sector: choice({
      label: 'Sector',
      missing: 'Select a sector',
      placeholder: 'Select a sector',
      options: startupSectors,
    }),
    stage: choice({
      label: 'Stage',
      missing: 'Select how far you have come',
      placeholder: 'Select a stage',
      options: startupStages,
    }),
    age: choice({
      label: 'How old is the startup?',
      as: 'radio',
      missing: 'Choose how old the startup is',
      options: startupAges,
    }),
    funding: choice({
      label: 'Funding raised so far',
      as: 'radio',
      missing: 'Choose how much you have raised so far',
      options: startupFunding,
    }),
    description: text({
      label: 'What you are building, and for whom',
      missing: 'Tell us what you are building, and for whom',
    }),
    education: text({
      label: 'How it helps learners, teachers or schools',
      missing: 'Tell us how it helps learners, teachers or schools',
      max: 3000,
      rows: 4,
    }),
    privacy: privacy(),
  },
});
