import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Button, type ButtonLook } from './button.tsx';

// `createLink` loses the props of a polymorphic component, so the button is made an anchor first.
const ButtonAnchor = (props: ButtonLook & ComponentProps<'a'>) => <Button component="a" {...props} />;

/** A link that looks like a button; an address that is not in the route table does not compile. */
export const ButtonLink = createLink(ButtonAnchor);
