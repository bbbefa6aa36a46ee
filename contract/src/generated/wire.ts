// Made by `npm run generate`; do not edit.
import type { GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** How the portal is set up right now for the caller's market. */
  getPortalConfig: PortalConfig;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** A token for programs, valid for one hour, against the password of an account that Dray itself keeps. */
  generateCustomerToken: CustomerToken;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token: Scalars['String']['output'];
};

export type PortalConfig = {
  __typename?: 'PortalConfig';
  /** While true, only the supplier's staff may use the portal. */
  maintenance: Scalars['Boolean']['output'];
  /** Seconds a banner stays on screen. */
  banner_rotation: Scalars['Int']['output'];
  /** Days without delivery in the caller's market, by month, valid for the coming twelve months. */
  holidays: Array<HolidayMonth>;
  /** The same days as full dates (YYYY-MM-DD). */
  holiday_dates: Array<Scalars['String']['output']>;
  /** The portal-wide switch of each section; '1' means open. */
  sections: Array<SectionSwitch>;
};

export type HolidayMonth = {
  __typename?: 'HolidayMonth';
  month: Scalars['Int']['output'];
  days: Array<Scalars['Int']['output']>;
};

export type SectionSwitch = {
  __typename?: 'SectionSwitch';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CustomerToken: ResolverTypeWrapper<CustomerToken>;
  PortalConfig: ResolverTypeWrapper<PortalConfig>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  HolidayMonth: ResolverTypeWrapper<HolidayMonth>;
  SectionSwitch: ResolverTypeWrapper<SectionSwitch>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  CustomerToken: CustomerToken;
  PortalConfig: PortalConfig;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  HolidayMonth: HolidayMonth;
  SectionSwitch: SectionSwitch;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getPortalConfig: Resolver<ResolversTypes['PortalConfig'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  generateCustomerToken: Resolver<ResolversTypes['CustomerToken'], ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
};

export type CustomerTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortalConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PortalConfig'] = ResolversParentTypes['PortalConfig']> = {
  maintenance: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banner_rotation: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidays: Resolver<Array<ResolversTypes['HolidayMonth']>, ParentType, ContextType>;
  holiday_dates: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sections: Resolver<Array<ResolversTypes['SectionSwitch']>, ParentType, ContextType>;
};

export type HolidayMonthResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HolidayMonth'] = ResolversParentTypes['HolidayMonth']> = {
  month: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SectionSwitchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SectionSwitch'] = ResolversParentTypes['SectionSwitch']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Query: QueryResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  CustomerToken: CustomerTokenResolvers<ContextType>;
  PortalConfig: PortalConfigResolvers<ContextType>;
  HolidayMonth: HolidayMonthResolvers<ContextType>;
  SectionSwitch: SectionSwitchResolvers<ContextType>;
};

