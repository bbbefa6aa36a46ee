import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { type NetworkBudget, networkBudget } from '../visit/network-budget.ts';

/**
 * What one machine may ask for in a quarter of an hour. An office of a chain has one address for all its people: three
 * hundred of them may sign in and out, each in up to four steps. What leaves a row behind for anybody counts by itself.
 */
export const budgets = { login: 300, authorize: 300, logout: 300, step: 1_200 } as const;
export type Door = keyof typeof budgets;

export type AddressBudget = NetworkBudget<Door>;

export const addressBudget = (clock: Clock): AddressBudget => networkBudget(clock, 15 * 60_000, budgets);

/** Answers by itself where somebody comes too often. */
export type RefuseTooMany = (door: Door, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
