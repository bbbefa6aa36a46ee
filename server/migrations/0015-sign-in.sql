-- A sign-in on its way is kept by the browser that began it, sealed: nobody can fill this database by beginning many.
drop table pending_sign_in;
