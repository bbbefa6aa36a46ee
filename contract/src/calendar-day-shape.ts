import { z } from 'zod';
import { firstDay, isCalendarDay, lastDay } from './calendar-day.ts';

/** A day in the shape of a call; apart from the rule itself, because the browser judges days without loading zod. */
export const calendarDay = z.iso
  .date()
  .refine(isCalendarDay)
  .meta({ description: `A day from ${firstDay} to ${lastDay}.` });
