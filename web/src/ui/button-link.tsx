import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

// `createLink` loses the props of a polymorphic component, so the button is made an anchor first.
const ButtonAnchor = ({ ref, ...props }: Props & { ref?: Ref<HTMLAnchorElement> }) => (
  <Button component="a" ref={ref ?? null} {...props} />
);

/** A link that looks like a button; an address that is not in the route table does not compile. */
export const ButtonLink = createLink(ButtonAnchor);
