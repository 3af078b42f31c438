// Stands in for `astro:content` while schemas are read: a reference is a name that another collection has.
import { z } from 'astro/zod';

export const reference = (collection: string) => z.string().meta({ reference: collection });
