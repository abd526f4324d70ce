/** Numbers, lists, days and times as the language writes them: the one place where the page asks Intl. */
import { language } from './language.ts';
import type { Quantity } from './message-format.ts';

/** With a point or comma, and a sign where it is a change. */
export function numberText(value: number, digits: number, sign: 'always' | 'auto' = 'auto'): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }, sign);
}

/** The same with no more digits than it needs. */
export function roundedText(value: number, mostDigits: number, sign: 'always' | 'auto' = 'auto'): string {
  return written(value, { maximumFractionDigits: mostDigits }, sign);
}

/** A number for a plural: one point, but 1.0 points. */
export function quantity(value: number, digits: number, sign: 'always' | 'auto' = 'auto'): Quantity {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const form = new Intl.PluralRules(language.value, options).select(Math.abs(value));
  return { text: numberText(value, digits, sign), form };
}

/** Of a share between 0 and 1. */
export function percentText(share: number, mostDigits = 0): string {
  return written(share, { style: 'percent', maximumFractionDigits: mostDigits }, 'auto');
}

export function amountText(count: number, unit: string, unitDisplay: 'long' | 'narrow'): string {
  return written(count, { style: 'unit', unit, unitDisplay }, 'auto');
}

/** Some languages have a hyphen for a minus. */
function written(value: number, options: Intl.NumberFormatOptions, sign: 'always' | 'auto'): string {
  const signDisplay = sign === 'always' ? 'exceptZero' : 'negative';
  return new Intl.NumberFormat(region(), { ...options, signDisplay }).format(value).replace('-', '−');
}

/** "Ann, Bob and Cleo" */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(region()).format(items);
}

/** Side by side, where the last is not set apart: "4, 17, 29" */
export function enumerationText(items: readonly (string | number)[]): string {
  return items.join(', ');
}

/** "16 Nov 2026" */
export function dateText(time: number): string {
  return dated(time, { dateStyle: 'medium' });
}

/** "16 November 2026" */
export function longDateText(time: number): string {
  return dated(time, { dateStyle: 'long' });
}

/** "16 – 20 Nov 2026" */
export function dateRangeText(from: number, until: number): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'medium' }).formatRange(from, until);
}

/** "16 Nov 2026, 18:25"; in the time of this device, or in that of the daily deals. */
export function momentText(time: number, timeZone?: 'UTC'): string {
  return dated(time, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
}

/** "16 Nov, 18:25" */
export function soonText(time: number): string {
  return dated(time, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}

/** "16/11/2026, 18:25:07" */
export function preciseText(time: number): string {
  return dated(time, { dateStyle: 'short', timeStyle: 'medium' });
}

/** "18:25" */
export function timeText(time: number): string {
  return dated(time, { hour: '2-digit', minute: '2-digit' });
}

/** Of a day such as `2026-11-16`: "16 November", or "16 Nov" */
export function dayText(day: string, month: 'long' | 'short'): string {
  return dated(Date.parse(day), { day: 'numeric', month, timeZone: 'UTC' });
}

function dated(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(region(), options).format(time);
}

/** The language that is spoken here, as it is written where the player lives: an hour of en-GB has no AM. */
function region(): string {
  const spoken = language.value;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.find(tag => tag.split('-')[0] === spoken) ?? spoken;
}
