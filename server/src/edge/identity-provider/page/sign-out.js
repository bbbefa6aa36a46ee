// Who signed out of the portal has already said so; without scripts the button asks once more.
document.forms[0].submit();
